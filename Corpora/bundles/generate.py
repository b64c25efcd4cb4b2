#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the binary property lists of Harbor.app, as a build would; the same bytes each time."""
import os
import plistlib

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = {
    "Info.plist": {
        "CFBundleIdentifier": "com.example.harbor",
        "CFBundleName": "Harbor",
        "CFBundleDisplayName": "Harbor",
        "CFBundleSpokenName": "Harbour",
        "CFBundleDevelopmentRegion": "en",
        "CFBundlePackageType": "APPL",
        "CFBundleSupportedPlatforms": ["iPhoneOS"],
        "MinimumOSVersion": "17.0",
        "INAlternativeAppNames": [
            {
                "INAlternativeAppName": "Quayside",
                "INAlternativeAppNamePronunciationHint": "key side",
            },
            {"INAlternativeAppName": "APP_NAME_MARINA"},
        ],
    },
    "en.lproj/InfoPlist.strings": {"APP_NAME_MARINA": "Marina"},
    "de.lproj/InfoPlist.strings": {"CFBundleDisplayName": "Hafen", "APP_NAME_MARINA": "Jachthafen"},
    "PlugIns/HarborWidgets.appex/Info.plist": {
        "CFBundleIdentifier": "com.example.harbor.widgets",
        "CFBundleName": "Harbor Widgets",
        "NSExtension": {"NSExtensionPointIdentifier": "com.apple.widgetkit-extension"},
    },
    "en.lproj/Localizable.strings": {"show_tide_title": "Show Tide"},
    "de.lproj/Localizable.strings": {
        "show_tide_title": "Tide zeigen",
        "Low Tide": "Niedrigwasser",
        "High Tide": "Hochwasser",
        "flood": "Flut",
        "Open Berth": "Liegeplatz \u00f6ffnen",
    },
}

for name, content in FILES.items():
    with open(os.path.join(HERE, "Harbor.app", name), "wb") as file:
        plistlib.dump(content, file, fmt=plistlib.FMT_BINARY)
