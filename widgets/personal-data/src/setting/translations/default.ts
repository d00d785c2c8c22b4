export default {
  personalData_services: 'Services',
  personalData_serverUrl: 'Address of the SITE server (empty: that of the page)',
  personalData_loginUrl: 'Login page'
};
