import { startFakeAfricasTalking, type FakeAfricasTalking } from '../testing/fake-africas-talking';
import { createAfricasTalking } from './africas-talking.messenger';
import { internationalPhone, MessengerError, type Messenger, createSandboxMessenger } from './messenger';

let fake: FakeAfricasTalking;
beforeAll(async () => {
  fake = await startFakeAfricasTalking('key');
});
afterAll(() => fake.close());
const account = () => ({ username: 'ilera', apiKey: 'key', sender: '', url: fake.url });

const adapters = {
  sandbox: () => createSandboxMessenger(),
  "Africa's Talking": () => Object.assign(createAfricasTalking(account()), { sent: fake.sent }),
};
const failureOf = async (messenger: Messenger, to: string) =>
  messenger.send(to, 'Your appointment').then(
    () => 'sent',
    (error: unknown) => (error instanceof MessengerError ? error.failure : error),
  );

describe.each(Object.entries(adapters))('a messenger (R4.100, %s)', (_name, create) => {
  it('gives a text to its number', async () => {
    const messenger = create();
    const text = 'Ilera: your appointment is booked: 9:30 AM & more';
    await messenger.send('+2348031234567', text);
    expect(messenger.sent.at(-1)).toEqual({ to: '+2348031234567', text });
  });

  it.each([
    ['0000', 'refused'],
    ['0001', 'later'],
    ['0002', 'unknown'],
  ])('reports a number that ends in %s as %s, without naming the number', async (end, failure) => {
    const messenger = create();
    const before = messenger.sent.length;
    expect(await failureOf(messenger, `+234803123${end}`)).toBe(failure);
    await expect(messenger.send(`+234803123${end}`, 'words')).rejects.toThrow(/^(?!.*(803|words))/);
    expect(messenger.sent).toHaveLength(before);
  });
});

describe("Africa's Talking", () => {
  it('reports a wrong key and an absent server as failures to retry later', async () => {
    expect(await failureOf(createAfricasTalking({ ...account(), apiKey: 'no' }), '+2348031234567')).toBe(
      'later',
    );
    const closed = await startFakeAfricasTalking('key');
    await closed.close();
    const nowhere = createAfricasTalking({ ...account(), url: closed.url });
    expect(await failureOf(nowhere, '+2348031234567')).toBe('later');
  });

  it('gives the next text where the connection of the one before is closed', async () => {
    const messenger = createAfricasTalking(account());
    for (const text of ['one', 'two', 'three']) await messenger.send('+2348031234567', text);
    expect(fake.sent.slice(-3).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  it('may have taken a text that it answers too late', async () => {
    expect(await failureOf(createAfricasTalking(account(), 0), '+2348031234567')).toBe('unknown');
  });
});

it.each([
  ['08031234567', '+2348031234567'],
  ['+23408031234567', '+2348031234567'],
  ['+234 803 123 4567', '+2348031234567'],
  ['+447911123456', '+447911123456'],
  ['12345', null],
  ['', null],
])('makes of %j the number %j', (text, number) => {
  expect(internationalPhone(text)).toBe(number);
});
