import compatibilityInFirefox from './compatibility/firefox.json';
import compatibilityInWebKit from './compatibility/webkit.json';
import isolationInFirefox from './isolation/firefox.json';
import isolationInWebKit from './isolation/webkit.json';

/** The matrices as they were recorded in the engines beside Chromium, by the same commands. */
export const isolationRecords = [isolationInFirefox, isolationInWebKit];
export const compatibilityRecords = [compatibilityInFirefox, compatibilityInWebKit];
