export default {
  _themeLabel: 'SITE dark'
};
