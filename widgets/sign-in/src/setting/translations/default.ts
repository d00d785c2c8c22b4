export default {
  signIn_mode: 'Form',
  signIn_modeLogin: 'Login',
  signIn_modeForgotPassword: 'Forgot password',
  signIn_modeResetPassword: 'Reset password',
  signIn_server: 'Server',
  signIn_serverUrl: "Address of the server (empty: the page's own)",
  signIn_pages: 'Pages',
  signIn_homeUrl: 'After signing in',
  signIn_loginUrl: 'Login page',
  signIn_forgotPasswordUrl: 'Forgotten password page',
  signIn_texts: 'Texts',
  signIn_owner: 'Name in the footer',
  signIn_themes: 'Themes',
  signIn_lightTheme: 'Light theme (folder)',
  signIn_darkTheme: 'Dark theme (folder)'
};
