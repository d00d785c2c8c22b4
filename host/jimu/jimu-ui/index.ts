/* jimu-ui: the framework's UI library, as far as this host has it, one file per component. */
export { AdvancedSelect } from './lib/advanced-select';
export type { AdvancedSelectProps } from './lib/advanced-select';
export { Alert, AlertPanel } from './lib/alert';
export type { AlertProps, AlertType } from './lib/alert';
export { Button } from './lib/button';
export type { ButtonProps, ButtonType } from './lib/button';
export { ButtonGroup, Card, CardBody } from './lib/card';
export { CollapsablePanel, Collapse } from './lib/collapsable';
export type { CollapsablePanelProps, CollapseProps } from './lib/collapsable';
export { DataActionList, DataActionListStyle } from './lib/data-action-list';
export type { DataActionListProps } from './lib/data-action-list';
export { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from './lib/dropdown';
export type {
  DropdownButtonProps,
  DropdownItemProps,
  DropdownMenuProps,
  DropdownProps
} from './lib/dropdown';
export { Col, Container, Form, FormGroup, Row } from './lib/grid';
export type { ColProps, ContainerProps, FormProps, RowProps } from './lib/grid';
export { Icon } from './lib/icon';
export type { IconProps } from './lib/icon';
export { Input } from './lib/input';
export type { InputProps } from './lib/input';
export { Label } from './lib/label';
export type { LabelProps } from './lib/label';
export { Loading, LoadingType, Progress } from './lib/loading';
export type { LoadingProps, ProgressProps } from './lib/loading';
export { Image, Link } from './lib/media';
export type { ImageProps, LinkProps } from './lib/media';
export { defaultMessages } from './lib/messages';
export { Modal, ModalBody, ModalFooter, ModalHeader } from './lib/modal';
export type { ModalHeaderProps, ModalProps } from './lib/modal';
export { MultiSelect, MultiSelectItem } from './lib/multi-select';
export type { MultiSelectProps } from './lib/multi-select';
export { NumericInput } from './lib/numeric-input';
export type { NumericInputProps } from './lib/numeric-input';
export { Pagination } from './lib/pagination';
export type { PaginationProps } from './lib/pagination';
export { FloatingPanel, MobilePanel } from './lib/panels';
export type { FloatingPanelProps, MobilePanelProps } from './lib/panels';
export { Popper } from './lib/popper';
export type { PopperProps } from './lib/popper';
export { Option, Select } from './lib/select';
export type { OptionProps, SelectProps } from './lib/select';
export { Slider } from './lib/slider';
export type { SliderProps } from './lib/slider';
export { Paper, Typography } from './lib/surfaces';
export type { PaperProps, TypographyProps } from './lib/surfaces';
export { Table } from './lib/table';
export type { TableProps } from './lib/table';
export { Tab, Tabs } from './lib/tabs';
export type { TabProps, TabsProps } from './lib/tabs';
export { TextArea } from './lib/text-area';
export type { TextAreaProps } from './lib/text-area';
export { TextInput } from './lib/text-input';
export type { TextInputProps } from './lib/text-input';
export { Checkbox, Radio, Switch } from './lib/toggles';
export type { ToggleProps as SwitchProps } from './lib/toggles';
export { Tooltip } from './lib/tooltip';
export type { TooltipProps } from './lib/tooltip';
export { WidgetPlaceholder } from './lib/widget-placeholder';
export type { WidgetPlaceholderProps } from './lib/widget-placeholder';
