import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * On the server React writes preloads of images in front of the page. No component has them: Preact would put all that
 * follows in its place anew, and what the reader types in would lose the focus.
 */
if (ExecutionEnvironment.canUseDOM) {
  for (const link of document.querySelectorAll('#__docusaurus > link')) link.remove();
}
