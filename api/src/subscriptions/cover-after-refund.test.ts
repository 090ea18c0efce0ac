import { coverAfterRefund, type RefundablePeriod } from './cover-after-refund';

const dayMs = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2033, 2, 1) + day * dayMs);
const dayOf = (date: Date) => (date.getTime() - at(0).getTime()) / dayMs;

/** A period from one day to another, paid on its first day. */
type Given = Omit<Partial<RefundablePeriod>, 'payment'> & {
  id: number;
  days: [from: number, to: number];
  paid: number;
  /** Periods that it replaced: their days before that, and the credit for some of these. */
  replaced?: { id: number; days: [from: number, to: number]; creditedDays: number; creditKobo: number }[];
  boughtOn?: number;
  isRefunded?: boolean;
};

const period = ({ id, days, paid, replaced, boughtOn, isRefunded, ...more }: Given): RefundablePeriod => ({
  id,
  startsAt: at(days[0]),
  expiresAt: at(days[1]),
  lostKobo: 0,
  givenUpEnd: null,
  heldKobo: 0,
  ...more,
  payment: {
    id,
    status: isRefunded ? 'cancelled' : 'success',
    amountKobo: paid,
    creditKobo: (replaced ?? []).reduce((sum, { creditKobo }) => sum + creditKobo, 0),
    createdAt: at(boughtOn ?? days[0]),
    replaces:
      replaced?.map(({ days: [from, to], ...rest }) => ({
        ...rest,
        plan: 'Plan',
        type: 'individual',
        people: 1,
        startsAt: at(from).toISOString(),
        expiresAt: at(to).toISOString(),
        hasBegun: true,
      })) ?? null,
  },
});

/** Of 100 days for 1,000 kobo, the second plan takes 80, and of its own 200 for 2,000 the third takes 150. */
const first = { id: 1, days: [0, 20], paid: 1000 } satisfies Given;
const creditOfFirst = { id: 1, days: [0, 100], creditedDays: 80, creditKobo: 800 } as const;
const second = {
  id: 2,
  days: [20, 220],
  paid: 1200,
  replaced: [{ ...creditOfFirst, days: [0, 100] }],
} satisfies Given;
const secondEnded = { ...second, days: [20, 70] } satisfies Given;
const third = {
  id: 3,
  days: [70, 370],
  paid: 1500,
  replaced: [{ id: 2, days: [20, 220], creditedDays: 150, creditKobo: 1500 }],
} satisfies Given;

/** What is left: of each period the first day and the last, what was taken back, and what is held, where there is any. */
const cases: [title: string, refunded: number, today: number, before: Given[], after: number[][]][] = [
  [
    'ends today, and what follows begins',
    1,
    10,
    [
      { ...first, days: [0, 100] },
      { id: 2, days: [100, 150], paid: 500 },
    ],
    [
      [0, 10, 1000],
      [10, 60],
    ],
  ],
  [
    'ends before it begins',
    2,
    10,
    [
      { ...first, days: [0, 100] },
      { id: 2, days: [100, 150], paid: 500, boughtOn: 5 },
    ],
    [
      [0, 100],
      [100, 100, 500],
    ],
  ],
  ['is over already', 1, 200, [{ ...first, days: [0, 100] }], [[0, 100, 1000]]],
  [
    'gives its end back to what it replaced, and moves what follows there',
    2,
    30,
    [first, second, { id: 4, days: [220, 300], paid: 800, boughtOn: 25 }],
    [
      [0, 100],
      [20, 20, 1200],
      [100, 180],
    ],
  ],
  [
    'brings nothing back that was refunded',
    2,
    30,
    [{ ...first, isRefunded: true, lostKobo: 1000 }, second],
    [
      [0, 20, 1000],
      [20, 30, 1200],
    ],
  ],
  [
    'brings back what a refunded one had replaced',
    3,
    80,
    [first, { ...secondEnded, isRefunded: true, lostKobo: 1200 }, third],
    [
      [0, 100],
      [20, 70, 1200],
      [70, 70, 1500],
    ],
  ],
  [
    'shortens what its unused days paid for, and moves what follows',
    1,
    30,
    [first, second, { id: 4, days: [220, 300], paid: 800, boughtOn: 25 }],
    [
      [0, 20, 1000],
      [20, 140, 800],
      [140, 220],
    ],
  ],
  [
    'shortens the last of several',
    1,
    80,
    [first, secondEnded, third],
    [
      [0, 20, 1000],
      [20, 70, 800],
      [70, 310, 600],
    ],
  ],
  [
    'shortens nothing to before today',
    1,
    200,
    [first, second],
    [
      [0, 20, 1000],
      [20, 200, 800],
    ],
  ],
  [
    'takes its value once',
    1,
    30,
    [{ ...first, lostKobo: 1000 }, second],
    [
      [0, 20, 1000],
      [20, 220],
    ],
  ],
  [
    'gives back less of what lost value since',
    3,
    80,
    [{ ...first, isRefunded: true, lostKobo: 1000 }, { ...secondEnded, lostKobo: 800 }, third],
    [
      [0, 20, 1000],
      [20, 140, 800],
      [70, 70, 1500],
    ],
  ],
  [
    'lowers what is held for a plan that was given up',
    1,
    80,
    [
      { ...first, heldKobo: 100, isRefunded: true },
      { ...secondEnded, givenUpEnd: at(220), heldKobo: 1200 },
    ],
    [
      [0, 20, 1000, 100],
      [20, 70, 800, 780],
    ],
  ],
];

it.each(cases)('%s (R4.76)', (_, refunded, today, before, after) => {
  const given = before.map(period);
  const left = coverAfterRefund(given, refunded, at(today));
  expect(
    left.map(({ startsAt, expiresAt, lostKobo, heldKobo }) => [
      dayOf(startsAt),
      dayOf(expiresAt),
      lostKobo,
      heldKobo,
    ]),
  ).toEqual(after.map(([from, to, lost = 0, held = 0]) => [from, to, lost, held]));
  expect(given).toEqual(before.map(period));
});
