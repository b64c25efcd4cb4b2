// SPDX-License-Identifier: Apache-2.0

#include "CReportPage.h"

static const unsigned char style[] = {
#embed "../PhraseReport/Page/page.css"
};

static const unsigned char script[] = {
#embed "../PhraseReport/Page/page.js"
};

const CReportFile report_style = {style, sizeof style};
const CReportFile report_script = {script, sizeof script};
