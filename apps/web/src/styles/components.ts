/** The looks of all components come with the app's first stylesheet: each page shows several, none waits for its own file. */
import.meta.glob("../ui/*.module.css", { eager: true });
