enum ThroughputSuite { static func run(_ options: Options, _ report: inout Report) throws {} }
