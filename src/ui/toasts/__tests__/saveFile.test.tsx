import {saveFile} from '../saveFile';
import {showToast} from '../toasts';

jest.mock('../toasts');

it('saveFile shows a link to the file a second later, for browsers that ignore downloads', () => {
  jest.useFakeTimers();
  Object.assign(URL, {createObjectURL: () => 'blob:made', revokeObjectURL: jest.fn()});
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile('BEGIN:VCALENDAR', 'demo.ics', 'text/calendar');
  expect(showToast).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'demo.ics is saved.',
      link: expect.objectContaining({href: 'blob:made'}) as object,
    }),
  );
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});
