/** To be preloaded with `node --import` where Docusaurus runs: everything that its process needs. */
import './nativePackages.mjs';
import './optimiseLater.mjs';
