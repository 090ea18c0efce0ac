/** What a change breaks never comes: a test that waits for it fails after a second. */
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 1_000 });
