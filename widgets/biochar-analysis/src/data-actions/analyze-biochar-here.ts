import { StartHereAction } from 'widgets/shared-code/site-core';

/** Asks for the radius of an analysis round a record of any widget. */
export default class AnalyzeBiocharHere extends StartHereAction {}
