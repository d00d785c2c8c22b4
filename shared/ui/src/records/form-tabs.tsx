import { formatMessage } from '@site/domain';
import type { TabName } from '@site/domain';
import { Tab, Tabs } from 'jimu-ui';
import { useLocale } from '../base/use-ui-texts';
import { RecordFields } from './record-field';
import type { RecordForm } from './use-record-form';

interface FormTabsProps {
  readonly model: RecordForm;
  readonly tab: TabName | undefined;
  onTab(tab: TabName): void;
}

/** All fields, in tabs if the form has several. */
export function FormTabs({ model, tab, onTab }: FormTabsProps) {
  const locale = useLocale();
  const { tabs } = model.form;
  if (tabs.length < 2) return <RecordFields model={model} />;
  return (
    <Tabs type="underline" value={tab} keepMount onChange={(id) => onTab(id as TabName)}>
      {tabs.map((name) => (
        <Tab key={name} id={name} title={formatMessage(`tab.${name}`, locale)}>
          <RecordFields model={model} tab={name} />
        </Tab>
      ))}
    </Tabs>
  );
}
