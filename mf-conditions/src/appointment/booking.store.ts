import type { ModalPayloads } from '@ilera/contracts';
import type { BookAppointmentBody, ConsultationMethod, PatientBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import type { Day } from '@ilera/format';
import { bookingDate, isOpenForBooking, lastSlot, slotInstant } from '@ilera/format';
import { FreeTimes } from '@ilera/forms';
import { api, clock, hasFeature, Mutation } from '@ilera/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { paymentDescription } from '../strings';
import type { YearMonth } from './calendar';
import { stepMonth } from './calendar';

/** What a booking is about: the modal's payload. */
export type BookingSubject = ModalPayloads['appointment'];

/** Numeric ids are sent as numbers, as the API lists them. */
const wireId = (id: string): string | number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id);

/** What is chosen and written in the panel. */
interface Choices {
  day: Day | null;
  time: string;
  method: ConsultationMethod | '';
  words?: string;
  /** The visit is for somebody else. */
  isForElse?: boolean;
}

/** The choices of one booking (day, then time, then method), and sending it. */
export class BookingStore {
  day: Day | null = null;
  time = '';
  method: ConsultationMethod | '' = '';
  words = '';
  isForElse = false;
  booked = false;
  readonly sending = new Mutation(async (body: BookAppointmentBody) => {
    await api.call(calls.bookAppointment, { params: { id: this.conditionId }, body });
    const { year, month, day, time, method } = body;
    // What was sent, whatever was chosen since.
    runInAction(() => Object.assign(this, { booked: true, day: { year, month, day }, time, method }));
  });
  private shown: YearMonth;
  /** The time and method that were sent last. */
  private sent = '';
  readonly times = new FreeTimes();

  constructor(readonly subject: BookingSubject) {
    this.shown = this.today;
    this.words = subject.customText ?? '';
    makeAutoObservable<this, 'shown'>(
      this,
      {
        day: observableRef,
        shown: observableRef,
        today: false,
        subject: false,
        sending: false,
        times: false,
      },
      { autoBind: true },
    );
  }

  get today(): Day {
    return this.times.today;
  }

  /** The month in view; once its year is over, that of today. */
  get month(): YearMonth {
    const { year, month } = this.shown.year === this.today.year ? this.shown : this.today;
    return { year, month };
  }

  /** True where the person must describe what the visit is about. */
  get asksForWords(): boolean {
    return this.subject.condition === null && this.subject.customText === undefined;
  }

  get lacksWords(): boolean {
    return this.asksForWords && this.words.trim() === '';
  }

  get isComplete(): boolean {
    const { day, time, method } = this;
    return (
      day !== null &&
      time !== '' &&
      method !== '' &&
      !this.times.isOver(day, time) &&
      !this.times.isFull(time)
    );
  }

  /** The chosen moment; null until day and time are chosen. */
  get instant(): Date | null {
    return this.day && this.time ? slotInstant(this.day, this.time) : null;
  }

  /** The clinic is closed on the chosen day. */
  get dayIsClosed(): boolean {
    return this.day !== null && this.times.isClosed;
  }

  /** Asks which times are full, for video where no method is chosen. The function that it returns stops that. */
  askTimes(): () => void {
    return this.times.ask(this.day, this.method || 'video');
  }

  /** Whether a day's year is open for booking (R4.45). */
  isOpen(day: Day): boolean {
    return isOpenForBooking(day, clock.now());
  }

  /** The condition's id, or the word `custom`. */
  get conditionId(): string {
    return this.subject.condition?.id ?? 'custom';
  }

  /** `3-14-2026 09:30 am`; empty until day and time are chosen. */
  get date(): string {
    return this.day && this.time ? bookingDate(this.day, this.time) : '';
  }

  /** Why sending failed; null where another time or method is chosen now, which may be free. */
  get failure(): unknown {
    return this.sent === this.date + this.method ? this.sending.failure : null;
  }

  get description(): string {
    const { condition } = this.subject;
    return paymentDescription(condition ? { title: condition.title } : { words: this.words.trim() });
  }

  /** What a draft keeps. */
  get choices(): Choices {
    const { day, time, method, words, isForElse } = this;
    return { day, time, method, ...(this.asksForWords && { words }), ...(isForElse && { isForElse }) };
  }

  /** Takes a draft's choices, as far as they can still be made. */
  restore({ day, time = '', method = '', words = '', isForElse = false }: Partial<Choices>): void {
    this.words ||= words;
    this.isForElse = isForElse && hasFeature('somebody-else');
    this.method = method;
    if (!day || !this.isOpen(day) || this.times.isOver(day, lastSlot)) return;
    this.chooseDay(day);
    if (!this.times.isOver(day, time || lastSlot)) this.time = time;
  }

  turnMonth(steps: number): void {
    this.shown = stepMonth(this.month, steps);
  }

  /** Chooses a day. A day of another month shows that month; days of another year are ignored. */
  chooseDay(day: Day): void {
    if (!this.isOpen(day)) return;
    this.day = day;
    this.shown = day;
  }

  /** Shows a day's month without choosing the day, for the keyboard. */
  showMonthOf(day: Day): void {
    if (this.isOpen(day)) this.shown = day;
  }

  /** Takes any other choice, as it is made. */
  choose(choice: Partial<Omit<Choices, 'day'>>): void {
    Object.assign(this, choice);
  }

  /** Sends a signed-in person's booking; the choices stay as they are where that fails. */
  async send(patient: PatientBody = {}): Promise<void> {
    const { day, time, method } = this;
    if (!day || !time || !method || this.booked) return;
    this.sent = this.date + method;
    const answer = await this.sending.run({
      ...day,
      time,
      method,
      id: wireId(this.conditionId),
      date: this.date,
      description: this.description,
      ...patient,
    });
    // Somebody else may have taken the last place of this time.
    if (!answer) this.times.askAgain();
  }
}
