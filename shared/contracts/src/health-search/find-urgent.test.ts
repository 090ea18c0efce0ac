import { findUrgent } from './find-urgent';

it.each([
  'Chest pain',
  'CHEST  PAIN!!!',
  'chst pain',
  'i cant breathe',
  'I can’t breathe',
  'no chest pain, but I cannot breathe',
  'It began last week with a cough and some fever, and I took paracetamol. Since this morning she is confused and had a seizure.',
  'ƙirjina yana ciwo',
  'kirjina yana ciwo',
  'ọmọ mi kò mu ọyàn',
  'omo mi ko mu oyan',
  'ọbara na-agba m',
  'drank kerosine',
])('finds an emergency in %s (R5.13)', (text) => {
  expect(findUrgent(text)).toBe('emergency');
});

it.each([
  '',
  '   ',
  '112',
  'pimples',
  'bleach my hair',
  'mosquito bites',
])('finds none in %p', (text) => {
  expect(findUrgent(text)).toBeNull();
});
