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

const whole = { ...first, days: [0, 100] } satisfies Given;
const firstRefunded = { ...first, isRefunded: true, lostKobo: 1000 } satisfies Given;
const follower = { id: 4, days: [220, 300], paid: 800, boughtOn: 25 } satisfies Given;

/**
 * What is left: of each period the first day and the last, what was taken back, and what is held, where there is any.
 */
const cases: [title: string, refunded: number, today: number, before: Given[], after: string][] = [
  [
    'ends today, and what follows begins',
    1,
    10,
    [whole, { id: 2, days: [100, 150], paid: 500 }],
    '0-10 lost 1000, 10-60',
  ],
  [
    'ends before it begins',
    2,
    10,
    [whole, { id: 2, days: [100, 150], paid: 500, boughtOn: 5 }],
    '0-100, 100-100 lost 500',
  ],
  ['is over already', 1, 200, [whole], '0-100 lost 1000'],
  [
    'gives its end back to what it replaced, and moves what follows there',
    2,
    30,
    [first, second, follower],
    '0-100, 20-20 lost 1200, 100-180',
  ],
  [
    'brings nothing back that was refunded',
    2,
    30,
    [firstRefunded, second],
    '0-20 lost 1000, 20-30 lost 1200',
  ],
  [
    'brings back what a refunded one had replaced',
    3,
    80,
    [first, { ...secondEnded, isRefunded: true, lostKobo: 1200 }, third],
    '0-100, 20-70 lost 1200, 70-70 lost 1500',
  ],
  [
    'shortens what its unused days paid for, and moves what follows',
    1,
    30,
    [first, second, follower],
    '0-20 lost 1000, 20-140 lost 800, 140-220',
  ],
  [
    'shortens the last of several',
    1,
    80,
    [first, secondEnded, third],
    '0-20 lost 1000, 20-70 lost 800, 70-310 lost 600',
  ],
  ['shortens nothing to before today', 1, 200, [first, second], '0-20 lost 1000, 20-200 lost 800'],
  ['takes its value once', 1, 30, [{ ...first, lostKobo: 1000 }, second], '0-20 lost 1000, 20-220'],
  [
    'gives back less of what lost value since',
    3,
    80,
    [firstRefunded, { ...secondEnded, lostKobo: 800 }, third],
    '0-20 lost 1000, 20-140 lost 800, 70-70 lost 1500',
  ],
  [
    'lowers what is held for a plan that was given up',
    1,
    80,
    [
      { ...first, heldKobo: 100, isRefunded: true },
      { ...secondEnded, givenUpEnd: at(220), heldKobo: 1200 },
    ],
    '0-20 lost 1000 held 100, 20-70 lost 800 held 780',
  ],
  [
    'leaves what was ended before it began',
    1,
    10,
    [whole, { id: 2, days: [100, 100], paid: 500 }],
    '0-10 lost 1000, 100-100',
  ],
  [
    'lets what follows begin today, where what it replaced is over',
    2,
    150,
    [first, second, follower],
    '0-100, 20-20 lost 1200, 150-230',
  ],
  [
    'gives its end back to the last of several alone',
    3,
    80,
    [first, secondEnded, third],
    '0-20, 20-220, 70-70 lost 1500',
  ],
  [
    'moves what follows to the last end of all that it replaced',
    3,
    30,
    [
      first,
      { id: 2, days: [100, 100], paid: 1000 },
      {
        id: 3,
        days: [20, 420],
        paid: 2200,
        replaced: [
          { id: 2, days: [100, 200], creditedDays: 100, creditKobo: 1000 },
          { ...creditOfFirst, days: [0, 100] },
        ],
      },
      { id: 4, days: [420, 500], paid: 800, boughtOn: 25 },
    ],
    '0-100, 100-200, 20-20 lost 2200, 200-280',
  ],
  [
    'lets what lost value since end today at the earliest',
    3,
    150,
    [firstRefunded, { ...secondEnded, lostKobo: 800 }, third],
    '0-20 lost 1000, 20-150 lost 800, 70-70 lost 1500',
  ],
  [
    'shortens the plan that took its unused days last',
    1,
    40,
    [
      first,
      { ...second, days: [20, 20], isRefunded: true, lostKobo: 1200 },
      {
        id: 3,
        days: [30, 230],
        paid: 1300,
        replaced: [{ id: 1, days: [0, 100], creditedDays: 70, creditKobo: 700 }],
      },
    ],
    '0-20 lost 1000, 20-20 lost 1200, 30-160 lost 700',
  ],
  [
    'leaves what is held for a plan that cannot be taken up again',
    1,
    80,
    [first, { ...secondEnded, heldKobo: 1200 }],
    '0-20 lost 1000, 20-70 lost 800 held 1200',
  ],
  [
    'takes what was paid for it, and not its credit, out of the plan that took its unused days',
    2,
    80,
    [first, secondEnded, third],
    '0-20, 20-70 lost 1200, 70-280 lost 900',
  ],
  [
    'lowers what is held of every plan behind the one that was given up',
    1,
    200,
    [
      { ...first, isRefunded: true },
      { ...secondEnded, heldKobo: 500 },
      { ...third, days: [70, 120], heldKobo: 400 },
      {
        id: 4,
        days: [120, 130],
        paid: 500,
        replaced: [{ id: 3, days: [70, 370], creditedDays: 250, creditKobo: 2500 }],
        givenUpEnd: at(420),
        heldKobo: 1000,
      },
    ],
    '0-20 lost 1000, 20-70 lost 800 held 183, 70-120 lost 600 held 400, 120-130 lost 500 held 1000',
  ],
  [
    'lowers what is held of one payment after the other',
    1,
    80,
    [
      first,
      { ...secondEnded, heldKobo: 500 },
      { ...third, days: [70, 80], givenUpEnd: at(370), heldKobo: 1000 },
    ],
    '0-20 lost 1000, 20-70 lost 800 held 200, 70-80 lost 600 held 1000',
  ],
];

const describePeriod = ({ startsAt, expiresAt, lostKobo, heldKobo }: RefundablePeriod) =>
  `${dayOf(startsAt)}-${dayOf(expiresAt)}${lostKobo ? ` lost ${lostKobo}` : ''}${heldKobo ? ` held ${heldKobo}` : ''}`;

it.each(cases)('%s (R4.104)', (_, refunded, today, before, after) => {
  const given = before.map(period);
  const left = coverAfterRefund(given, refunded, at(today));
  expect(left.map(describePeriod).join(', ')).toBe(after);
  expect(given).toEqual(before.map(period));
});
