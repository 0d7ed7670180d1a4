import {type ReactElement, useState} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';

import '../tolerateDomChanges';

function Bar(): ReactElement {
  const [step, setStep] = useState(0);
  return (
    <div data-testid="page">
      <button onClick={() => setStep(step + 1)}>on</button>
      {step === 0 ? <p key="first">First</p> : <p key="second">Second</p>}
      {step === 2 ? <i>between</i> : null}
      <b>last</b>
      {step === 1 ? <i>at the end</i> : null}
    </div>
  );
}

const DOM_CHANGES: Readonly<Record<string, (element: Element) => void>> = {
  'taken out': (element) => element.remove(),
  'put into another': (element) => {
    const around = document.createElement('span');
    element.replaceWith(around);
    around.append(element);
  },
  'moved away': (element) => document.body.append(element),
  'exchanged for a copy': (element) => element.replaceWith(element.cloneNode(true)),
};

test.each(Object.keys(DOM_CHANGES))('what React drew is %s, and React goes on', (hand) => {
  render(<Bar />);
  const page = screen.getByTestId('page');
  for (const selector of ['p', 'b']) DOM_CHANGES[hand]?.(page.querySelector(selector)!);
  const press = (): boolean => fireEvent.click(screen.getByRole('button'));
  press();
  expect(page).toHaveTextContent('Second');
  DOM_CHANGES[hand]?.(page.lastElementChild!);
  press();
  expect(page).toHaveTextContent('between');
});

test('what is where React drew it goes where React puts it', () => {
  render(<Bar />);
  const page = screen.getByTestId('page');
  fireEvent.click(screen.getByRole('button'));
  expect(page).toHaveTextContent('onSecondlastat the end');
  fireEvent.click(screen.getByRole('button'));
  expect(page).toHaveTextContent('onSecondbetweenlast');
});
