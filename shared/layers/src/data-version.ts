/**
 * Parameter that names the version of the data of a service in its calls. The maps of the server name it, so that
 * browsers keep the answers: another version has another address.
 */
export const VERSION_PARAMETER = 'dataVersion';
