/* Applies theme and language before the app starts, in any browser; shows a screen if it cannot start. */
// oxlint-disable no-var, no-unused-vars
(function () {
  var texts = {
    en: {
      dir: "ltr",
      initialization: [
        "Initialization Failed",
        "Marzipan couldn’t start. Check your connection, or try a newer browser, then reload the page.",
      ],
      startup: ["Startup Error", "Part of Marzipan didn’t load. Reload the page to try again."],
      reload: "Reload Page",
    },
    he: {
      dir: "rtl",
      initialization: [
        "האתחול נכשל",
        "לא הצלחנו להפעיל את Marzipan. בדקו את החיבור או נסו דפדפן חדש יותר, ואז רעננו את הדף.",
      ],
      startup: ["שגיאה בהפעלה", "חלק מ־Marzipan לא הגיע. רענון הדף ינסה שוב."],
      reload: "רענון הדף",
    },
    ar: {
      dir: "rtl",
      initialization: [
        "تعذّر بدء التشغيل",
        "تعذّر تشغيل Marzipan. يُرجى التحقق من الاتصال أو تجربة متصفح أحدث، ثم إعادة تحميل الصفحة.",
      ],
      startup: [
        "خطأ في بدء التشغيل",
        "لم يصل جزء من Marzipan. يُرجى إعادة تحميل الصفحة للمحاولة مرة أخرى.",
      ],
      reload: "إعادة تحميل الصفحة",
    },
    fr: {
      dir: "ltr",
      initialization: [
        "Échec de l’initialisation",
        "Marzipan n’a pas pu démarrer. Vérifiez votre connexion ou essayez un navigateur plus récent, puis rechargez la page.",
      ],
      startup: [
        "Erreur au démarrage",
        "Une partie de Marzipan n’est pas arrivée. Rechargez la page pour réessayer.",
      ],
      reload: "Recharger la page",
    },
    de: {
      dir: "ltr",
      initialization: [
        "Start fehlgeschlagen",
        "Marzipan konnte nicht starten. Prüfen Sie die Verbindung oder nehmen Sie einen neueren Browser und laden Sie die Seite neu.",
      ],
      startup: [
        "Fehler beim Start",
        "Ein Teil von Marzipan ist nicht angekommen. Laden Sie die Seite neu, um es noch einmal zu versuchen.",
      ],
      reload: "Seite neu laden",
    },
    es: {
      dir: "ltr",
      initialization: [
        "Error al iniciar",
        "Marzipan no pudo iniciarse. Revisa tu conexión o prueba con un navegador más reciente y recarga la página.",
      ],
      startup: [
        "Error de arranque",
        "Una parte de Marzipan no llegó. Recarga la página para intentarlo de nuevo.",
      ],
      reload: "Recargar la página",
    },
    zh: {
      dir: "ltr",
      initialization: [
        "初始化失败",
        "Marzipan 无法启动。请检查网络连接或换用较新的浏览器，然后刷新页面。",
      ],
      startup: ["启动错误", "Marzipan 的部分内容未能加载。请刷新页面重试。"],
      reload: "刷新页面",
    },
    hi: {
      dir: "ltr",
      initialization: [
        "ऐप शुरू नहीं हो सका",
        "Marzipan शुरू नहीं हो सका। इंटरनेट जाँचें या नया ब्राउज़र आज़माएँ, फिर पेज दोबारा खोलें।",
      ],
      startup: ["शुरू करने में गड़बड़ी", "Marzipan का एक हिस्सा नहीं पहुँचा। फिर कोशिश के लिए पेज दोबारा खोलें।"],
      reload: "पेज फिर से खोलें",
    },
    ja: {
      dir: "ltr",
      initialization: [
        "初期化に失敗しました",
        "Marzipanを起動できませんでした。接続を確認するか、新しいブラウザーをお使いのうえ、ページを再読み込みしてください。",
      ],
      startup: [
        "起動エラー",
        "Marzipanの一部を読み込めませんでした。ページを再読み込みしてください。",
      ],
      reload: "ページを再読み込み",
    },
    pt: {
      dir: "ltr",
      initialization: [
        "Falha ao iniciar",
        "O Marzipan não conseguiu iniciar. Confira sua conexão ou use um navegador mais recente e recarregue a página.",
      ],
      startup: [
        "Erro ao iniciar",
        "Uma parte do Marzipan não chegou. Recarregue a página para tentar de novo.",
      ],
      reload: "Recarregar a página",
    },
  };

  function kept(key, area) {
    try {
      return window[area || "localStorage"].getItem(key);
    } catch (error) {
      return null;
    }
  }

  var root = document.documentElement;
  var owner = root.getAttribute("data-owner");
  var keptOwner = kept("marzipan.owner");
  // Another account signed in or out since the server sent this page.
  var isOthers = owner && keptOwner !== null && keptOwner !== owner;

  function pickLanguage() {
    var asked = /[?&]lang=([a-z]{2})(&|$)/.exec(window.location.search);
    var wanted = [
      asked && asked[1],
      kept("marzipan.visitLanguage", "sessionStorage"),
      owner && !isOthers && root.getAttribute("lang"),
      kept("marzipan.language"),
    ].concat(window.navigator.languages || [window.navigator.language]);
    for (var i = 0; i < wanted.length; i += 1) {
      var code = wanted[i] && wanted[i].slice(0, 2).toLowerCase();
      if (code && Object.prototype.hasOwnProperty.call(texts, code)) return code;
    }
    return "en";
  }

  var language = pickLanguage();
  if (isOthers || language !== root.getAttribute("lang"))
    root.setAttribute("data-first-screen", "none");
  var theme = (!isOthers && owner && root.getAttribute("data-theme")) || kept("marzipan.theme");
  if (!/^(light|dark|warm|cool)$/.test(theme || "")) {
    var likesDark = window.matchMedia && window.matchMedia("(prefers-color-scheme: dark)").matches;
    theme = likesDark ? "dark" : "light";
  }
  root.setAttribute("data-theme", theme);
  root.setAttribute("lang", language);
  root.setAttribute("dir", texts[language].dir);

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.appendChild(document.createTextNode(text));
    return made;
  }

  // A fallen cupcake, inline so that it needs no request.
  function drawing() {
    var svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 176 112");
    svg.setAttribute("class", "startup-drawing");
    svg.setAttribute("aria-hidden", "true");
    var paths = [
      ["ground", "M8 100h160"],
      ["", "M26 52l50 12-4 32-50 2q-10-22 4-46Z"],
      ["", "M36 58l-4 36M49 61l-3 34M62 64l-2 32"],
      ["dough", "M76 62c14-10 34-4 38 8 14-2 24 10 18 20-2 6-8 8-14 8H72q6-18 4-36Z"],
      ["", "M92 76q6 6 13 2M112 86q6 4 12 0"],
      ["berry", "M160 88a10 10 0 1 1-20 0a10 10 0 1 1 20 0Z"],
      ["", "M152 78q4-10 12-12"],
    ];
    for (var i = 0; i < paths.length; i += 1) {
      var path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("class", paths[i][0]);
      path.setAttribute("d", paths[i][1]);
      svg.appendChild(path);
    }
    return svg;
  }

  // Reloads the page once the server responds.
  function recover() {
    window.setTimeout(function () {
      if (!window.fetch) return;
      window
        .fetch("/healthz", { cache: "no-store" })
        .then(function (answer) {
          if (answer.ok) window.location.reload();
          else recover();
        })
        .catch(recover);
    }, 3000);
  }

  function show(kind) {
    var place = document.getElementById("root");
    if (!place || place.getAttribute("data-started") || place.getAttribute("data-failed")) return;
    place.setAttribute("data-failed", kind);
    var words = texts[language];
    var card = element("div", "startup-card");
    card.setAttribute("role", "alert");
    card.appendChild(drawing());
    card.appendChild(element("h1", "", words[kind][0]));
    card.appendChild(element("p", "", words[kind][1]));
    var button = element("button", "startup-button", words.reload);
    button.setAttribute("type", "button");
    button.addEventListener("click", function () {
      window.location.reload();
    });
    card.appendChild(button);
    var screen = element("main", "startup-screen");
    screen.appendChild(card);
    place.textContent = "";
    place.appendChild(screen);
    if (window.navigator.onLine === false) window.addEventListener("online", recover);
  }

  function showWhenReady(kind) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", function () {
        show(kind);
      });
    } else show(kind);
  }

  window.addEventListener("marzipan:initialization-failed", function () {
    showWhenReady("initialization");
  });
  window.addEventListener(
    "error",
    function (event) {
      var target = event.target;
      if (target && target.tagName === "SCRIPT") showWhenReady("startup");
      else if (!target || target === window) showWhenReady("initialization");
    },
    true,
  );
  // Starts the app after the first screen is painted.
  function begin() {
    var entry = document.querySelector("link[data-begins]");
    if (!entry || begin.isDone) return;
    begin.isDone = true;
    var script = document.createElement("script");
    script.type = "module";
    script.crossOrigin = "";
    script.src = entry.href;
    document.head.appendChild(script);
  }
  document.addEventListener("DOMContentLoaded", function () {
    window.requestAnimationFrame(function () {
      window.setTimeout(begin, 0);
    });
    // A hidden page is not painted.
    window.setTimeout(begin, 500);
  });
  // Marks a link pressed in the first screen; the app follows it when it runs.
  document.addEventListener("click", function (event) {
    var screen = document.querySelector(".first-screen");
    if (!screen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    screen.removeAttribute("inert");
    var pressed = document.elementFromPoint(event.clientX, event.clientY);
    screen.setAttribute("inert", "");
    var link = pressed && pressed.closest ? pressed.closest(".first-screen a[href^='/']") : null;
    var place = document.getElementById("root");
    if (!link || !place) return;
    var before = screen.querySelector("[data-pressed]");
    if (before) before.removeAttribute("data-pressed");
    link.setAttribute("data-pressed", "true");
    place.setAttribute("data-pressed-link", link.getAttribute("href"));
  });
  if (!("noModule" in document.createElement("script"))) showWhenReady("initialization");
})();
