// SPDX-License-Identifier: Apache-2.0

#include "CReportPage.h"

static const unsigned char style[] = {
#embed "../PhraseReport/Page/page.css"
};

// One script of several files; each ends with a line feed.
static const unsigned char script[] = {
#embed "../PhraseReport/Page/base.js" suffix(,)
#embed "../PhraseReport/Page/parts.js" suffix(,)
#embed "../PhraseReport/Page/apps.js" suffix(,)
#embed "../PhraseReport/Page/checks.js" suffix(,)
#embed "../PhraseReport/Page/page.js"
};

const CReportFile report_style = {style, sizeof style};
const CReportFile report_script = {script, sizeof script};
