export default {
  _themeLabel: 'SITE light'
};
