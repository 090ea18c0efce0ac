/** @jest-environment node */
import { subscriberSchema } from './subscriber.schema';

const errorsOf = (value: object) =>
  subscriberSchema.validate(value, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );

it.each([
  [{ first_name: 'Ada', last_name: 'Obi' }, []],
  [{ first_name: '', last_name: 'Obi' }, ['Your first name is required']],
  [{ first_name: 'Ada', last_name: '   ' }, ['Your last name is required']],
  [{}, ['Your first name is required', 'Your last name is required']],
])('%p is refused with %p', async (value, errors) => {
  expect(await errorsOf({ ...value, save_card: false })).toEqual(errors);
});

it('trims what is sent', () => {
  expect(subscriberSchema.cast({ first_name: ' Ada ', last_name: 'Obi ' })).toMatchObject({
    first_name: 'Ada',
    last_name: 'Obi',
  });
});
