export default {
  _widgetLabel: 'Site navigation',
  _widgetDescription: 'Top bar of a signed-in user.',
  siteNav_navigation: 'Main navigation',
  siteNav_home: 'SITE map',
  siteNav_commodity: 'Commodity',
  siteNav_admin: 'Admin',
  siteNav_account: 'Account of {email}',
  siteNav_menu: 'Menu',
  siteNav_dark: 'Dark appearance',
  siteNav_light: 'Light appearance',
  siteNav_english: 'English',
  siteNav_french: 'Français',
  siteNav_signIn: 'Sign in',
  siteNav_logout: 'Logout',
  siteNav_logoutQuestion: 'Do you want to logout?',
  siteNav_demonstration: 'Demonstration data',
  siteNav_demonstrationHint: 'The figures and places shown are invented for demonstration.'
};
