const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const minutes = [0, 15, 30, 45];
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The 96 bookable times, `12:00 am` to `11:45 pm` (R4.47). */
export const timeSlots: readonly string[] = ['am', 'pm'].flatMap((half) =>
  hours.flatMap((hour) => minutes.map((minute) => `${twoDigits(hour)}:${twoDigits(minute)} ${half}`)),
);

/** The last slot of a day, after which no time is left. */
export const lastSlot = '11:45 pm';
