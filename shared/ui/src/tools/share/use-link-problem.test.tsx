import { screen } from '@testing-library/react';
import { widgetRender } from 'jimu-for-test';
import type { AddressProblem } from './address-state';
import { Toasts } from '../../kit/notices/toasts';
import { useLinkProblem } from './use-link-problem';

function Page({ problem }: { readonly problem: AddressProblem | null }) {
  useLinkProblem(problem);
  return <Toasts />;
}

it.each([
  ['unknownVersion', /newer version/],
  ['damaged', /damaged/],
  ['tooLong', /damaged/]
] as const)('[BY-01] shows a warning for a link that is %p', async (problem, text) => {
  widgetRender(true)(<Page problem={problem} />);
  expect(await screen.findByText(text)).toBeVisible();
});
