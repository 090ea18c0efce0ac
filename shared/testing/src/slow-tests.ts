/** Slow tests start processes and databases, or try thousands of cases: each has so many milliseconds. */
if (/\.slow\.test\.tsx?$/.test(expect.getState().testPath ?? '')) jest.setTimeout(120_000);
