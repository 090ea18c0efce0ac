// Loaded into a test's API before its own code: its clock is the machine's and the milliseconds in the file
// CLOCK_OFFSET.
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const RealDate = Date;
const file = process.env.CLOCK_OFFSET;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(now());
    else super(...values);
  }

  static now() {
    return now();
  }

  // Dates that the platform creates are of the original class.
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};

// The `Date` header is by the machine's clock otherwise.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...head) {
  this.setHeader('date', new RealDate(now()).toUTCString());
  return writeHead.apply(this, head);
};
