/* Rules for packages of others; tests/contract/packages.test.ts and npm run check:packages apply them. */

/** SPDX licences that a package of a running SITE may have. */
const SHIPPED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib'
];

/** Licences of packages that only build or test: nothing of them is handed on. */
const TOOL_LICENCES = [...SHIPPED_LICENCES, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'Python-2.0'];

/**
 * Returns the licences that a package may have.
 * @param {{ isTool: boolean }} locked
 */
export const listAcceptedLicences = ({ isTool }) => (isTool ? TOOL_LICENCES : SHIPPED_LICENCES);

const ESRI =
  'part of the ArcGIS Maps SDK, under the Esri Master License Agreement, which allows use in an application';

/**
 * Packages whose licence is accepted for a reason, with the licence as they state it: a changed statement is
 * reported again.
 * @type {Readonly<Record<string, { licence: string | null, reason: string }>>}
 */
export const LICENCE_EXCEPTIONS = {
  '@arcgis/common-components': { licence: 'SEE LICENSE IN LICENSE.md', reason: ESRI },
  '@arcgis/core': { licence: 'SEE LICENSE IN LICENSE.md', reason: ESRI },
  '@arcgis/lumina': { licence: 'SEE LICENSE IN LICENSE.md', reason: ESRI },
  '@arcgis/map-components': { licence: 'SEE LICENSE IN LICENSE.md', reason: ESRI },
  '@arcgis/toolkit': { licence: 'SEE LICENSE IN LICENSE.md', reason: ESRI },
  '@esri/calcite-components': { licence: 'SEE LICENSE.md', reason: ESRI },
  '@esri/calcite-ui-icons': { licence: 'SEE LICENSE.md', reason: ESRI },
  '@amcharts/amcharts5': {
    licence: 'SEE LICENSE IN LICENSE',
    reason: 'installed with the ArcGIS Maps SDK, whose agreement covers it; SITE does not import it'
  },
  markerjs2: {
    licence: 'SEE LICENSE IN LICENSE',
    reason: 'installed with the ArcGIS Maps SDK, whose agreement covers it; SITE does not import it'
  },
  'png-js': { licence: null, reason: 'its file LICENSE is the MIT licence; package.json does not name it' },
  'splaytree-ts': {
    licence: 'BDS-3-Clause',
    reason: 'a misspelling of BSD-3-Clause, as its file LICENSE shows'
  }
};

/**
 * Packages with a script that runs at their installation, and the reason why it is not run (`.npmrc`): the build
 * and the tests of a fresh clone pass without it.
 * @type {Readonly<Record<string, string>>}
 */
export const UNUSED_INSTALL_SCRIPTS = {
  '@firebase/util': 'writes settings of Firebase Hosting into the package',
  '@parcel/watcher': 'compiles it where no compiled package exists; npm installs the compiled one',
  '@swc/core': 'checks that its compiled package was installed',
  '@vaadin/vaadin-usage-statistics': 'asks whether usage may be reported',
  esbuild: 'replaces its start script by the compiled program, which saves a tenth of a second',
  fsevents: 'compiles it on macOS where no compiled package exists',
  protobufjs: 'prints a notice about versions',
  'unrs-resolver': 'checks that its compiled package was installed'
};

/** Minimum age of a release, days: a hijacked one is mostly found and withdrawn within two weeks. */
export const MIN_AGE_DAYS = 14;

/** Releases published before this day were installed before the rule existed; without effect two weeks later. */
export const RULE_BEGAN = '2026-11-28';

/**
 * Younger releases that are accepted for a reason, such as an urgent correction, by `name@version`.
 * @type {Readonly<Record<string, string>>}
 */
export const YOUNG_EXCEPTIONS = {};
