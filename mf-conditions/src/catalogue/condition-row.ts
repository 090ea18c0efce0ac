/** A condition as a list shows it. */
export interface ConditionRow {
  id: string;
  title: string;
  /** A summary; empty where the API sends none. */
  text: string;
}

/** A category that a list can be narrowed to. */
export interface Category {
  id: string;
  title: string;
}

/** One page of conditions, and how many pages there are. */
export interface ConditionsPage {
  rows: ConditionRow[];
  lastPage: number;
}
