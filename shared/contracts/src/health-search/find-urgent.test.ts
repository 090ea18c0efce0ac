import { findUrgent } from './find-urgent';

it.each([
  'Chest pain',
  'chestpain since morning',
  'he has turned blue',
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
  'my son fits',
  'the dog bit my child',
  'blue lips',
  'choking on food',
  'took an overdose',
  'water don break',
  'kirjina na ciwo',
  'ta suma',
  'cizon maciji',
  'mai ciki tana zubar da jini',
  'ẹ̀jẹ̀ ń ya lára mi',
  'ó ti dákú',
  'enu re ti wo',
  'ihu na-aza m aza',
  'o nuru nsi',
])('finds an emergency in %s (R5.18)', (text) => {
  expect(findUrgent(text)).toBe('emergency');
});

it.each(['', '   ', '112', 'pimples', 'bleach my hair', 'mosquito bites'])('finds none in %p', (text) => {
  expect(findUrgent(text)).toBeNull();
});
