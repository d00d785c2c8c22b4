export default {
  _widgetLabel: 'Site navigation',
  _widgetDescription: 'Top bar of a signed-in user.',
  navigation: 'Main navigation',
  home: 'SITE map',
  commodity: 'Commodity',
  mapView: 'Map View',
  admin: 'Admin',
  account: 'Account of {email}',
  menu: 'Menu',
  dark: 'Dark appearance',
  light: 'Light appearance',
  english: 'English',
  french: 'Français',
  logout: 'Logout',
  logoutQuestion: 'Do you want to logout?',
  demonstration: 'Demonstration data',
  demonstrationHint: 'The figures and places shown are invented for demonstration.'
};
