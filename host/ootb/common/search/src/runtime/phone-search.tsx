import { hooks } from 'jimu-core';
import { Button } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, SearchIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import { isOwnEscape } from '../../../../../jimu/jimu-ui/lib/own-escape';
import defaultMessages from './translations/default';

interface PhoneSearchProps {
  readonly hint: string;
  readonly children: ReactNode;
}

/** The search on a small screen: an icon that opens the field over the top of the window. */
export function PhoneSearch({ hint, children }: PhoneSearchProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const [open, setOpen] = useState(false);
  const icon = useRef<HTMLSpanElement | null>(null);
  const closeField = () => {
    setOpen(false);
    icon.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <span ref={icon}>
        <Button
          icon
          type="tertiary"
          aria-label={hint}
          aria-expanded={open}
          onClick={() => setOpen(true)}
          style={{ width: 44, height: 44 }}
        >
          <SearchIcon size={20} />
        </Button>
      </span>
      {open && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape inside the field closes it
        <div
          onKeyDown={(event) => {
            if (isOwnEscape(event)) closeField();
          }}
          css={{
            position: 'fixed',
            inset: '0 0 auto 0',
            height: 56,
            display: 'flex',
            alignItems: 'center',
            gap: sys.spacing(1),
            paddingInline: `${sys.spacing(1)} ${sys.spacing(3)}`,
            background: sys.color.surface.header,
            borderBottom: `1px solid ${sys.color.divider.primary}`
          }}
        >
          {/* An arrow back: the cross in the field clears the field. */}
          <Button
            icon
            type="tertiary"
            aria-label={t('closeSearch')}
            onClick={closeField}
            style={{ width: 44, height: 44 }}
          >
            <span css={{ display: 'inline-flex', ':dir(rtl)': { transform: 'scaleX(-1)' } }}>
              <ChevronLeftIcon size={20} />
            </span>
          </Button>
          <div css={{ flex: 1, minWidth: 0 }}>{children}</div>
        </div>
      )}
    </>
  );
}
