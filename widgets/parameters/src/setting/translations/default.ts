export default {
  parameters_services: 'Services',
  parameters_serverUrl: 'Address of the SITE server (empty: that of the page)',
  parameters_loginUrl: 'Login page'
};
