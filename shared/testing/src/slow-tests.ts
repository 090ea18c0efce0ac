/** Slow tests start processes and databases, or try thousands of cases, and get more time. */
if (/\.slow\.test\.tsx?$/.test(expect.getState().testPath ?? '')) jest.setTimeout(120_000);
