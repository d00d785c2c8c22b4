/* jimu-ui/basic/date-picker */
export { DatePicker } from '../lib/date-picker';
export type { DatePickerProps } from '../lib/date-picker';
