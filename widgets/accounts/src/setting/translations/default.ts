export default {
  accounts_services: 'Services',
  accounts_serverUrl: 'Address of the SITE server (empty: that of the page)',
  accounts_loginUrl: 'Login page'
};
