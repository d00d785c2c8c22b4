export enum BrowserSizeMode {
  Large = 'LARGE',
  Medium = 'MEDIUM',
  Small = 'SMALL'
}

export enum AppMode {
  Run = 'RUN',
  Design = 'DESIGN',
  Express = 'EXPRESS'
}

export enum WidgetState {
  Opened = 'OPENED',
  Active = 'ACTIVE',
  Closed = 'CLOSED',
  Hidden = 'HIDDEN'
}

export enum WidgetType {
  Normal = 'NORMAL',
  Layout = 'LAYOUT'
}

export enum LayoutType {
  Fixed = 'FIXED'
}

export enum LayoutItemType {
  Widget = 'WIDGET',
  Section = 'SECTION',
  ScreenGroup = 'SCREEN_GROUP'
}

export enum PageMode {
  FitWindow = 'FIT_WINDOW',
  AutoScroll = 'AUTO_SCROLL'
}
