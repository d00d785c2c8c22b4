import { StartHereAction } from 'widgets/shared-code/site-core';

/** Asks for the driving time of an area that starts at a record of any widget. */
export default class ShowServiceAreaHere extends StartHereAction {}
