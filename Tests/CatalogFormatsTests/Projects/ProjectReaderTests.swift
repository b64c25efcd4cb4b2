// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Xcode projects")
struct ProjectReaderTests {
  static let sample = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = { }; objectVersion = 56;
      objects = {
    /* Begin PBXProject section */
        A1 /* Project object */ = {
          isa = PBXProject;
          buildConfigurationList = C1 /* Build configuration list */;
          developmentRegion = de;
          knownRegions = ( de, Base, en, "zh-Hans", );
          targets = ( T1 /* Harbor */, T2, T3, );
        };
    /* End PBXProject section */
        T1 = { isa = PBXNativeTarget; buildConfigurationList = C2; name = Harbor;
          productType = "com.apple.product-type.application"; };
        T2 = { isa = PBXNativeTarget; buildConfigurationList = C3; name = "Harbor Widget";
          productType = "com.apple.product-type.app-extension"; };
        C1 = { isa = XCConfigurationList; buildConfigurations = ( B1, B2, );
          defaultConfigurationName = Release; };
        C2 = { isa = XCConfigurationList; buildConfigurations = ( B3, );
          defaultConfigurationName = Release; };
        C3 = { isa = XCConfigurationList; buildConfigurations = ( ); };
        B1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        B2 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 16.4; ORG = "com.example"; FLAGS = ( "-a", "-b" ); }; };
        B3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/Harbor/Info.plist";
          INFOPLIST_KEY_CFBundleDisplayName = "Hafen";
          PRODUCT_BUNDLE_IDENTIFIER = "$(ORG).${PRODUCT_NAME:rfc1034identifier}";
          PRODUCT_NAME = "$(TARGET_NAME) App"; FLAGS = "$(inherited) -c";
          "PRODUCT_NAME[sdk=macosx*]" = Other; MACOSX_DEPLOYMENT_TARGET = 14; }; };
      };
      rootObject = A1 /* Project object */;
    }
    """

  private func read(_ text: String) -> (settings: ProjectSettings?, diagnostics: [Diagnostic]) {
    ProjectReader().read(utf8: Array(text.utf8), file: "App.xcodeproj/project.pbxproj")
  }

  @Test("languages and targets are read, with the project's settings where a target has none")
  func settings() throws {
    let (found, diagnostics) = read(Self.sample)
    let project = try #require(found)
    #expect(diagnostics.isEmpty)
    #expect(project.developmentRegion?.text == "de")
    #expect(
      project.developmentRegion?.location
        == SourceLocation(
          file: "App.xcodeproj/project.pbxproj", line: 9, column: 27,
          path: "objects.A1.developmentRegion"))
    #expect(project.knownRegions.map(\.text) == ["de", "Base", "en", "zh-Hans"])
    #expect(project.targets.map(\.name) == ["Harbor", "Harbor Widget"])
    #expect(project.targets.map(\.isApplication) == [true, false])
    #expect(project.targets.map(\.isExtension) == [false, true])
    let app = try #require(project.applications.first)
    #expect(app.displayName?.text == "Hafen")
    #expect(app.productName.text == "Harbor App")
    #expect(app.bundleID?.text == "com.example.Harbor-App")
    #expect(app.infoPlistFile?.text == "./Harbor/Info.plist")
    #expect(
      app.deploymentTargets.map { "\($0.platform) \($0.version)" } == ["iOS 16.4", "macOS 14"])
    #expect(app.settings["FLAGS"]?.text == "-a -b -c")
    #expect(app.value("NOTHING") == nil)
    #expect(project.targets[1].productName.text == "Harbor Widget")
    #expect(project.targets[1].bundleID == nil)
  }

  @Test("a property list that is no project is told from one that is damaged")
  func noProject() {
    #expect(read("{ a = b; }").diagnostics.map(\.rule) == ["wrong-format"])
    #expect(
      read("{ objects = {}; rootObject = A1; }").diagnostics.map(\.rule) == ["wrong-format"])
    #expect(read("{ objects = ").diagnostics.map(\.rule) == ["plist-syntax"])
    #expect(read("<<<<<<< HEAD").settings == nil)
  }

  @Test("variables are replaced, and one inside its own value is empty")
  func variables() {
    let values = ["A": "a", "B": "$(A)b", "C": "$(D)", "D": "$(C)", "AB": "x", "E": "$(E)$(E)"]
    func expand(_ text: String) -> String? { BuildVariables.expand(text) { values[$0] } }
    #expect(expand("plain $ $$ $x") == "plain $ $$ $x")
    #expect(expand("$(A) ${B}") == "a ab")
    #expect(expand("$(A$(Z:default=B))") == "x")
    #expect(expand("$(B:upper)") == "AB")
    #expect(expand("x$(C)") == "x")
    #expect(expand("x$(E)") == "x")
    #expect(expand("$(E:default=e)") == "e")
    #expect(expand("$(missing)") == nil)
    #expect(expand("$(open") == nil)
    #expect(BuildVariables.occur(in: "x ${A}"))
    #expect(!BuildVariables.occur(in: "$A ()"))
  }

  @Test("changed projects never crash")
  func mutations() {
    var random = SeededGenerator.forTest("project mutations")
    for _ in 0..<fuzzRounds(1_500) {
      var bytes = Array(Self.sample.utf8)
      random.mutate(&bytes)
      let (settings, diagnostics) = ProjectReader().read(utf8: bytes, file: "x")
      #expect(settings != nil || !diagnostics.isEmpty)
      for target in settings?.targets ?? [] { _ = (target.bundleID, target.deploymentTargets) }
    }
  }
}
