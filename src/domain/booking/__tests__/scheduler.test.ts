import {awaitScheduler, calendarUrl, findScheduler, type Scheduler} from '../scheduler';

const scheduler: Scheduler = {initInlineWidget: () => undefined};

describe('findScheduler', () => {
  it('knows a Calendly-compatible provider', () => {
    expect(findScheduler({Calendly: scheduler})).toBe(scheduler);
  });
  it.each([[{}], [{Calendly: null}], [{Calendly: {}}], [{Calendly: {initInlineWidget: 'soon'}}]])(
    'does not take %j for one',
    (scope) => {
      expect(findScheduler(scope)).toBeUndefined();
    },
  );
});

describe('calendarUrl', () => {
  it('hides the event’s details and keeps what the address had', () => {
    expect(calendarUrl('https://booking.example/ringwell/demo?month=2026-12')).toBe(
      'https://booking.example/ringwell/demo?month=2026-12&hide_event_type_details=1',
    );
  });
});

describe('awaitScheduler', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const search = (): {
    readonly result: Promise<Scheduler | null>;
    readonly find: jest.Mock<Scheduler | undefined, []>;
    readonly load: jest.Mock<void, [() => void]>;
    readonly controller: AbortController;
  } => {
    const find = jest.fn<Scheduler | undefined, []>();
    const load = jest.fn<void, [() => void]>();
    const controller = new AbortController();
    const result = awaitScheduler({find, load, signal: controller.signal});
    return {result, find, load, controller};
  };

  it('loads nothing when the provider is there already', async () => {
    const load = jest.fn();
    const {signal} = new AbortController();
    expect(await awaitScheduler({find: () => scheduler, load, signal})).toBe(scheduler);
    expect(load).not.toHaveBeenCalled();
  });

  it('looks every 100 ms', async () => {
    const {result, find} = search();
    jest.advanceTimersByTime(1_050);
    expect(find).toHaveBeenCalledTimes(11); // once at the start, ten times since
    find.mockReturnValue(scheduler);
    jest.advanceTimersByTime(100);
    expect(await result).toBe(scheduler);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after 10 s and not before', async () => {
    const {result} = search();
    const settled = jest.fn();
    void result.then(settled);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(null);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up at once when the script is blocked', async () => {
    const {result, load} = search();
    load.mock.calls[0]?.[0]();
    expect(await result).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up at once when nobody waits any more', async () => {
    const {result, controller} = search();
    controller.abort();
    expect(await result).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
