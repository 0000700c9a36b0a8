import * as vue from 'vue';

providePackages({ vue });
