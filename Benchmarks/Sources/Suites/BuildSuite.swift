enum BuildSuite { static func run(_ options: Options, _ report: inout Report) throws {} }
