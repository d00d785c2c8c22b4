/* jimu-ui/basic/color-picker */
export { ColorPicker, ThemeColorPicker } from '../lib/setting/color-picker';
export type { ColorPickerProps, ThemeColorPickerProps } from '../lib/setting/color-picker';
