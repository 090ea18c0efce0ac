/** The words of the columns of visits. */
export const words = {
  reference: 'Reference',
  condition: 'Condition',
  date: 'Date',
  status: 'Status',
  visitAt: (time: string) => `Visit: ${time}`,
} as const;
