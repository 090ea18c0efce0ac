/**
 * The schemas of browsers' reports. They accept only words and code positions, because a message or an address may hold
 * what a person typed.
 */
import { Type } from 'typebox';
import {
  browserErrorKinds,
  remoteFailureKinds,
  type BrowserErrorKind,
  type RemoteFailureKind,
} from './reports';

const WordSchema = Type.String({ pattern: '^[\\w.@+-]{1,80}$' });
/** Not validated: a report counts without a figure that is no number. */
const FigureSchema = Type.Optional(Type.Unsafe<number>({}));
const closed = { additionalProperties: false };

/** The body of `POST /_report/remote`, sent when a version of a part failed. */
export const RemoteReportSchema = Type.Object(
  {
    remote: WordSchema,
    version: WordSchema,
    kind: Type.Unsafe<RemoteFailureKind>({ enum: [...remoteFailureKinds] }),
  },
  closed,
);

/**
 * The body of `POST /_report/error`: the place of an error in our code. Message and address are left out, because both
 * may contain typed text.
 */
export const ErrorReportSchema = Type.Object(
  {
    part: WordSchema,
    version: WordSchema,
    kind: Type.Unsafe<BrowserErrorKind>({ enum: [...browserErrorKinds] }),
    /** Class of the error: `TypeError`. */
    name: Type.String({ pattern: '^[A-Z]\\w{0,40}$' }),
    /** Innermost first: `page.list.js:1:2345`, a file below the part's folder. */
    frames: Type.Array(Type.String({ pattern: '^[A-Za-z0-9@_][\\w@./-]{0,150}\\.js:\\d{1,7}:\\d{1,7}$' })),
    /** The code on the error page: six letters and digits. */
    incident: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{4,12}$' })),
    /** Name of the hydrated page. */
    page: Type.Optional(WordSchema),
  },
  closed,
);

/** The body of `POST /_report/vitals`, sent once per page, without personal data. */
export const VitalsReportSchema = Type.Object(
  {
    shell: WordSchema,
    /** The remote of the page, and its version. */
    remote: Type.Optional(WordSchema),
    version: Type.Optional(WordSchema),
    /** Times in milliseconds; layout shift as a number. */
    fcp: FigureSchema,
    lcp: FigureSchema,
    inp: FigureSchema,
    cls: FigureSchema,
    ttfb: FigureSchema,
  },
  closed,
);
