import texts from '../../../content/diagrams.json' with { type: 'json' };
import { Arrow, Box, Diagram, Label, type DiagramTexts } from './diagram.tsx';

export function RequestPathDiagram() {
  const { labels, ...rest } = texts.requestPath;
  return (
    <Diagram id="request-path" {...rest} height={326}>
      <Box x={70} y={1} width={180}>
        {labels.app}
      </Box>
      <Arrow
        points={[
          [125, 37],
          [125, 79],
        ]}
      />
      <Label x={116} y={58} anchor="end">
        {labels.request}
      </Label>
      <Arrow
        points={[
          [195, 79],
          [195, 37],
        ]}
      />
      <Label x={204} y={58}>
        {labels.response}
      </Label>
      <rect className="diagram-group" x={70} y={79} width={180} height={168} rx={8} />
      <text x={160} y={96} textAnchor="middle" dominantBaseline="central" fontWeight={600}>
        {labels.gateway}
      </text>
      {[labels.key, labels.allowlists, labels.limits, labels.meter].map((label, index) => (
        <Box key={label} x={82} y={112 + index * 33} width={156} height={27} tone="accent">
          {label}
        </Box>
      ))}
      <Arrow
        dashed
        points={[
          [70, 158],
          [36, 158],
          [36, 19],
          [70, 19],
        ]}
      />
      <Label x={4} y={176}>
        {labels.rejected}
      </Label>
      <Arrow
        points={[
          [125, 247],
          [125, 289],
        ]}
      />
      <Arrow
        points={[
          [195, 289],
          [195, 247],
        ]}
      />
      <Box x={70} y={289} width={180}>
        {labels.node}
      </Box>
    </Diagram>
  );
}

/** Which of two keys works when. */
export function KeyRotationDiagram() {
  const { labels, ...rest } = texts.keyRotation;
  return (
    <Diagram id="key-rotation" {...rest} height={200}>
      <rect className="diagram-span" x={110} y={34} width={110} height={118} />
      <path className="diagram-mark" d="M110 34V162M220 34V162" />
      <Label x={165} y={20} anchor="middle">
        {labels.both}
      </Label>
      <Box x={1} y={46} width={219}>
        {labels.old}
      </Box>
      <Box x={110} y={104} width={209} tone="accent">
        {labels.new}
      </Box>
      <Label x={110} y={176} anchor="middle">
        {labels.rotate}
      </Label>
      <Label x={225} y={176} anchor="middle">
        {labels.end}
      </Label>
    </Diagram>
  );
}

export function BillingDiagram() {
  const { labels, ...rest } = texts.billing;
  const boxes = [labels.calls, labels.units, labels.cost, labels.balance];
  const factors = [labels.perCall, labels.perMillion, labels.wholeCents];
  return (
    <Diagram id="compute-units-and-billing" {...rest} height={266}>
      {boxes.map((label, index) => (
        <Box key={label} x={60} y={1 + index * 76} width={200} tone={index === 3 ? 'accent' : 'plain'}>
          {label}
        </Box>
      ))}
      {factors.map((label, index) => (
        <g key={label}>
          <Arrow
            points={[
              [100, 37 + index * 76],
              [100, 77 + index * 76],
            ]}
          />
          <Label x={112} y={57 + index * 76}>
            {label}
          </Label>
        </g>
      ))}
    </Diagram>
  );
}

/** The node that responds if others fail. */
export function FailoverDiagram() {
  const { labels, ...rest } = texts.failover;
  const nodes = [labels.first, labels.second, labels.last];
  return (
    <Diagram id="failover" {...rest} height={328}>
      <Box x={20} y={1} width={150} tone="accent">
        {labels.gateway}
      </Box>
      {nodes.map((label, index) => (
        <g key={label}>
          <Arrow
            dashed={index > 0}
            points={[
              [95, 37 + index * 76],
              [95, 77 + index * 76],
            ]}
          />
          <Box x={20} y={77 + index * 76} width={150}>
            {label}
          </Box>
          <Arrow
            points={[
              [170, 95 + index * 76],
              [index === 0 ? 290 : 283, 95 + index * 76],
            ]}
          />
          <Label x={230} y={84 + index * 76} anchor="middle">
            {labels.responds}
          </Label>
        </g>
      ))}
      {[0, 1].map((index) => (
        <Label key={index} x={104} y={133 + index * 76}>
          {labels.fails}
        </Label>
      ))}
      <Arrow
        points={[
          [290, 266],
          [290, 19],
          [170, 19],
        ]}
      />
      <Arrow
        dashed
        points={[
          [95, 265],
          [95, 299],
        ]}
      />
      <Label x={95} y={313} anchor="middle">
        {labels.all}
      </Label>
    </Diagram>
  );
}

export function WebSocketDiagram() {
  const { labels, ...rest } = texts.webSocket;
  const boxes = [labels.connect, labels.subscribe, labels.receive, labels.close, labels.backoff];
  return (
    <Diagram id="websocket-lifecycle" {...rest} height={290}>
      {boxes.map((label, index) => (
        <g key={label}>
          <Box x={20} y={1 + index * 63} width={180} tone={index === 2 ? 'positive' : index === 3 ? 'negative' : 'plain'}>
            {label}
          </Box>
          {index === 0 ? null : (
            <Arrow
              points={[
                [110, 37 + (index - 1) * 63],
                [110, 64 + (index - 1) * 63],
              ]}
            />
          )}
        </g>
      ))}
      <Arrow
        points={[
          [200, 271],
          [262, 271],
          [262, 19],
          [200, 19],
        ]}
      />
      <text className="diagram-label" textAnchor="middle" transform="translate(278 145) rotate(-90)">
        {labels.again}
      </text>
    </Diagram>
  );
}

/** Diagrams available in articles, by component name, with their texts for Markdown. */
export const diagrams: Readonly<Record<string, { Component: () => React.ReactNode; texts: DiagramTexts }>> = {
  RequestPathDiagram: { Component: RequestPathDiagram, texts: texts.requestPath },
  KeyRotationDiagram: { Component: KeyRotationDiagram, texts: texts.keyRotation },
  BillingDiagram: { Component: BillingDiagram, texts: texts.billing },
  FailoverDiagram: { Component: FailoverDiagram, texts: texts.failover },
  WebSocketDiagram: { Component: WebSocketDiagram, texts: texts.webSocket },
};
