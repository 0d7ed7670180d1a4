import {readCampaign, withCampaign} from '../campaign.ts';

describe('readCampaign', () => {
  it.each([
    ['', {}],
    ['?utm_source=letter&utm_term=front+desk', {utm_source: 'letter', utm_term: 'front-desk'}],
    ['?UTM_SOURCE=letter&utm_id=7&gclid=abc&q=hipaa', {utm_source: 'letter'}],
    ['?utm_campaign=%C3%89t%C3%A9%202026', {utm_campaign: 'ete-2026'}],
    // Placeholders that were never replaced.
    ['?utm_campaign={{campaign.name}}&utm_term=%7Bkeyword%7D', {}],
    // Drops email addresses, markup and overlong values; keeps the others.
    ['?utm_source=ana%40harbor.example&utm_medium=mail', {utm_medium: 'mail'}],
    [`?utm_source=${'a'.repeat(101)}`, {}],
    ['?utm_source=%E9&utm_medium=%', {}],
    ['?a=b&amp;utm_source=x&amp;utm_medium=y', {utm_source: 'x', utm_medium: 'y'}],
    ['?utm_source=first&utm_source=second', {utm_source: 'first'}],
  ])('readCampaign reads %j', (search, campaign) => expect(readCampaign(search)).toEqual(campaign));

  it.each(['spring+sale+|+ny', 'Spring%2520Sale%2520NY', 'spring%252Bsale%252Bny'])(
    'readCampaign normalizes %s',
    (value) =>
      expect(readCampaign(`?utm_campaign=${value}`)).toEqual({utm_campaign: 'spring-sale-ny'}),
  );
});

it('keeps the first campaign of a visit', async () => {
  jest.resetModules();
  const {storeCampaign, visitCampaign} = await import('../campaign.ts');
  expect(visitCampaign()).toEqual({});
  storeCampaign('?utm_source=first');
  storeCampaign('?utm_source=second');
  expect(visitCampaign()).toEqual({utm_source: 'first'});
});

describe('withCampaign', () => {
  it.each([
    ['https://booking.example/demo', {}, 'https://booking.example/demo'],
    [
      'https://booking.example/demo?month=2026-12&utm_source=site#times',
      {utm_source: 'letter'},
      'https://booking.example/demo?month=2026-12&utm_source=letter#times',
    ],
  ])('withCampaign completes %s with %j', (address, campaign, expected) =>
    expect(withCampaign(address, campaign)).toBe(expected),
  );
});
