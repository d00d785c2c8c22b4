export default {
  mode: 'Form',
  modeLogin: 'Login',
  modeForgotPassword: 'Forgot password',
  modeResetPassword: 'Reset password',
  server: 'Server',
  serverUrl: "Address of the server (empty: the page's own)",
  pages: 'Pages',
  homeUrl: 'After signing in',
  loginUrl: 'Login page',
  forgotPasswordUrl: 'Forgotten password page',
  texts: 'Texts',
  owner: 'Name in the footer'
};
