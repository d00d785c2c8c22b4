import { StartHereAction } from 'widgets/shared-code/site-tools';

/** Opens the drive-time dialog for an area that starts at a record of any widget. */
export default class ShowServiceAreaHere extends StartHereAction {}
