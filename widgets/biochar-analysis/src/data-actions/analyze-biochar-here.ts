import { StartHereAction } from 'widgets/shared-code/site-tools';

/** Opens the radius dialog for an analysis around a record of any widget. */
export default class AnalyzeBiocharHere extends StartHereAction {}
