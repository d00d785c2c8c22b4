import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import type { ReactNode } from 'react';
import { Drawer, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { IconName, SessionRole, SessionUser } from 'widgets/shared-code/site-base';
import { toInitials } from './initials';
import { useTexts } from './use-texts';
import { BELOW_WIDE } from './widths';

export interface MenuEntry {
  readonly icon: IconName | null;
  readonly text: string;
  /** Language of the text, when it differs from the page's. */
  readonly lang?: string;
  /** True for the entry of the current page or choice. */
  readonly isCurrent?: boolean;
  act(): void;
}

export interface MenuGroup {
  /** Null when the entries need no heading. */
  readonly name: string | null;
  readonly entries: readonly MenuEntry[];
}

export function Avatar({ email }: { readonly email: string }) {
  const { sys, type, weight } = useThemeStyles();
  return (
    <span
      aria-hidden="true"
      css={{
        width: 32,
        height: 32,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        ...type.small,
        fontWeight: weight.strong,
        color: sys.color.primary.main,
        background: sys.color.primary.light
      }}
    >
      {toInitials(email)}
    </span>
  );
}

interface WhoProps {
  readonly email: string;
  /** Null while it is not known. */
  readonly role: SessionRole | null;
}

/** The e-mail address with the role beneath it. */
export function Who({ email, role }: WhoProps) {
  const { sys, type, weight } = useThemeStyles();
  const t = useTexts();
  return (
    <span css={{ display: 'grid', textAlign: 'left', minWidth: 0 }}>
      <span
        css={{
          ...type.note,
          lineHeight: type.small.lineHeight,
          fontWeight: weight.strong,
          overflow: 'hidden',
          textOverflow: 'ellipsis'
        }}
      >
        {email}
      </span>
      <span css={{ ...type.small, minHeight: '1lh', color: sys.color.surface.headerHint }}>
        {(role === 'investor' || role === 'staff' || role === 'admin') && t(role)}
      </span>
    </span>
  );
}

function Entry({ icon, text, lang }: MenuEntry) {
  const { space } = useThemeStyles();
  return (
    <span css={{ display: 'flex', alignItems: 'center', gap: space(2.5), minHeight: 40 }} lang={lang}>
      {icon && <SiteIcon name={icon} />}
      {text}
    </span>
  );
}

interface MenuProps {
  readonly user: SessionUser;
  readonly role: SessionRole | null;
  readonly groups: readonly MenuGroup[];
}

/** Dropdown of the signed-in user with the groups of entries. */
export function UserDropdown({ user, role, groups }: MenuProps) {
  const { space } = useThemeStyles();
  const t = useTexts();
  return (
    <Dropdown>
      <DropdownButton
        type="tertiary"
        arrow
        aria-label={t('account', { email: user.email })}
        css={{ flex: 'none', minHeight: 44, minWidth: 44 }}
      >
        <span css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
          <Avatar email={user.email} />
          <span css={{ [BELOW_WIDE]: { display: 'none' } }}>
            <Who email={user.email} role={role} />
          </span>
        </span>
      </DropdownButton>
      <DropdownMenu alignment="end">
        {groups
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <DropdownItem key={entry.text} onClick={entry.act}>
              <Entry {...entry} />
            </DropdownItem>
          ))}
      </DropdownMenu>
    </Dropdown>
  );
}

function DrawerEntry({ entry, close }: { readonly entry: MenuEntry; close(): void }) {
  const { sys, type, weight, space } = useThemeStyles();
  const { isCurrent = false } = entry;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => {
          close();
          entry.act();
        }}
        css={{
          width: '100%',
          minHeight: 44,
          padding: space(0, 2.5),
          border: 'none',
          borderRadius: sys.shape.shape1,
          textAlign: 'left',
          cursor: 'pointer',
          ...type.body,
          fontFamily: 'inherit',
          fontWeight: isCurrent ? weight.strong : weight.medium,
          color: isCurrent ? sys.color.primary.main : sys.color.surface.paperText,
          background: isCurrent ? sys.color.primary.light : 'none'
        }}
      >
        <Entry {...entry} />
      </button>
    </li>
  );
}

/** The same as a drawer for phones, with the links that have no space in the bar. */
export function UserDrawer({ user, role, groups, sign }: MenuProps & { readonly sign: ReactNode }) {
  const { sys, type, space, rule } = useThemeStyles();
  const t = useTexts();
  const list = { listStyle: 'none', margin: 0, padding: 0 } as const;
  return (
    <span data-tour="menu">
      <Drawer label={t('menu')} heading={t('menu')} sign={sign} side="right">
        {(close) => (
          <div css={{ padding: space(3, 2.5), display: 'grid', gap: space(3), overflow: 'auto' }}>
            <span css={{ display: 'flex', alignItems: 'center', gap: space(2.5), padding: space(0, 2.5) }}>
              <Avatar email={user.email} />
              <Who email={user.email} role={role} />
            </span>
            {groups
              .filter(({ entries }) => entries.length > 0)
              .map(({ name, entries }) => (
                <section key={entries[0]!.text} css={{ borderTop: rule, paddingTop: space(2) }}>
                  {name !== null && (
                    <h3
                      css={{
                        margin: 0,
                        padding: space(1, 2.5),
                        ...type.small,
                        color: sys.color.surface.paperHint
                      }}
                    >
                      {name}
                    </h3>
                  )}
                  <ul css={list}>
                    {entries.map((entry) => (
                      <DrawerEntry key={entry.text} entry={entry} close={close} />
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        )}
      </Drawer>
    </span>
  );
}
